// The calls of the signed-out pages and of every start, named once more: importing their contract, even without its schemas
// (scripts/light-contract.ts), would draw the schemas into the one file that the sign-in page loads.
import type { Endpoint } from '@app/contract/endpoint'
import type * as session from '@app/contract/session.contract'

const named = <E extends Endpoint>(method: E['method'], path: E['path']) => ({ method, path }) as E

export const signIn = named<typeof session.signIn>('POST', '/auth/signin')
export const signUp = named<typeof session.signUp>('POST', '/auth/signup')
export const signOut = named<typeof session.signOut>('POST', '/auth/logout')
export const getMe = named<typeof session.getMe>('GET', '/auth/me')
export const requestPasswordReset = named<typeof session.requestPasswordReset>('POST', '/auth/reset-password')
export const confirmPasswordReset = named<typeof session.confirmPasswordReset>('POST', '/auth/reset-password/confirm')
