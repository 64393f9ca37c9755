import { MIN_PASSWORD_LENGTH } from '@app/domain'

/** What can be said before the server, which also knows the common passwords, decides. */
export function passwordProblem(password: string): 'required' | 'weakPassword' | null {
  if (password === '') return 'required'
  return password.length < MIN_PASSWORD_LENGTH ? 'weakPassword' : null
}

/** 0 too short · 1 easily guessed · 2 fair · 3 good · 4 excellent: by length and variety, never by kinds of characters. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password.length < MIN_PASSWORD_LENGTH) return 0
  const distinct = new Set(password.toLowerCase()).size
  if (distinct < 6 || isSequence(password)) return 1
  const effective = Math.min(password.length, distinct * 2)
  if (effective >= 18) return 4
  return effective >= 14 ? 3 : 2
}

/** 'abcdefghij', '9876543210', '1234567890': nearly every character is a step from the one before. */
function isSequence(text: string): boolean {
  const steps = [...text].slice(1).map((character, place) => Math.abs(character.charCodeAt(0) - text.charCodeAt(place)))
  return steps.filter((step) => step === 1).length > steps.length * 0.7
}
