import { exactly, RefusalReason } from '@samsara/protocol';
import { REQUESTS } from '../../../documents/requests.ts';

/** By method and address: the form of what is answered, where the protocol names one. */
const FORMS = REQUESTS.flatMap(({ method, path, answer }) =>
  answer === undefined ? [] : [{ method, address: addressPattern(path), answer }],
);

/** Throws unless a JSON answer has exactly the form that the protocol says: of its request, or of a refusal. */
export function checkAnswer(method: string, path: string, status: number, body: unknown): void {
  if (!path.startsWith('/api')) return;
  if (status >= 400) exactly(RefusalReason, body);
  const [address] = path.split('?');
  const form = FORMS.find((one) => one.method === method.toLowerCase() && one.address.test(address));
  if (status < 300 && form !== undefined) exactly(form.answer, body);
}

function addressPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
}
