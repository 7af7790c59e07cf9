import { join } from 'node:path';
import type { Role } from '../../moderation/moderation.ts';
import { DATABASE } from '../../operation/folder.ts';
import { besideEmbedded } from '../../store/beside.ts';
import { Authenticator } from './authenticator.ts';
import type { TestServer } from './test-server.ts';
import type { Answer, Visitor } from './visitor.ts';

let called = 0;

/** Somebody with a passkey who keeps order, or tries to. */
export class Desk {
  readonly authenticator: Authenticator;
  /** The device as the person plays on it. */
  readonly guest: Visitor;
  /** The same device with the session of an operator alone. */
  visitor: Visitor;
  player = '';

  private constructor(guest: Visitor, visitor: Visitor) {
    this.guest = guest;
    this.visitor = visitor;
    this.authenticator = new Authenticator(guest.address);
  }

  static async withPasskey(server: TestServer): Promise<Desk> {
    const desk = new Desk(await server.guest(), server.visitor());
    const { body } = await desk.guest.send('POST', '/api/passkeys/register/options');
    await desk.guest.send(
      'POST',
      '/api/passkeys/register/verify',
      desk.authenticator.register(body.challenge),
    );
    return desk;
  }

  /** With a role: given by somebody, or else on the machine. */
  static async open(server: TestServer, role: Role, by?: Desk): Promise<Desk> {
    const desk = await Desk.withPasskey(server);
    const code = by === undefined ? await invitedHere(server, role) : await by.invite(role);
    desk.player = (await desk.signIn(code)).body.id;
    return desk;
  }

  async signIn(invitation?: string): Promise<Answer> {
    const { body } = await this.visitor.send('POST', '/api/operator/login/options');
    const passkey = this.authenticator.login(body.challenge);
    return this.visitor.send('POST', '/api/operator/login/verify', {
      passkey,
      ...(invitation !== undefined && { invitation }),
    });
  }

  async invite(role: Role): Promise<string> {
    const { body } = await this.visitor.send('POST', '/api/operator/roles/invite', { role });
    return body.path.split('#')[1];
  }

  /** How the server knows somebody. */
  async personId(guest: Visitor): Promise<string> {
    const name = `Person ${called++}`;
    await guest.send('PUT', '/api/me', { name });
    const { body } = await this.visitor.get(`/api/operator/people?name=${encodeURIComponent(name)}`);
    return body.people.find((found: { name: string }) => found.name === name).id;
  }

  impose(body: object): Promise<Answer> {
    return this.visitor.send('POST', '/api/operator/sanctions', body);
  }
}

async function invitedHere(server: TestServer, role: Role): Promise<string> {
  const beside = besideEmbedded(join(server.kept, DATABASE), () => Date.now() + server.ahead);
  const { code } = await beside.moderation.invite('console', role);
  await beside.close();
  return code;
}
