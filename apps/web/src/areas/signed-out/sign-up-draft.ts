import type { SignUpValues } from './sign-up-values.ts'

// The tab's own storage: a reload loses nothing, and the next person at this computer finds nothing.
const KEY = 'draft:registro'

export function readDraft(): Partial<SignUpValues> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    return typeof draft === 'object' && draft !== null ? draft : {}
  } catch {
    return {}
  }
}

/** Passwords are never kept. */
export function keepDraft({ password: _password, repeated: _repeated, ...values }: SignUpValues): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(values))
  } catch {
    // A browser that keeps nothing loses the draft, not the form.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
