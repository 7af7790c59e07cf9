import type { Signal } from '@preact/signals';
import type { Step, TableState } from '../session/table-store.ts';

interface StepEmitter {
  emit(step: Step): void;
  /** Whoever comes later begins with the whole table. */
  onStep(listener: (step: Step) => void): () => void;
  clear(): void;
}

/** Keeps the newest state and passes every step on, in order. */
export function stepEmitter(state: Signal<TableState | null>): StepEmitter {
  const listeners = new Set<(step: Step) => void>();
  return {
    emit: (step) => {
      state.value = step.state;
      for (const listener of listeners) listener(step);
    },
    onStep: (listener) => {
      listeners.add(listener);
      if (state.value !== null) listener({ frames: [], state: state.value, fresh: true });
      return () => listeners.delete(listener);
    },
    clear: () => listeners.clear(),
  };
}
