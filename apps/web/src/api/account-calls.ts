// The calls of the signed-out pages and of every start. Method and path are the contract's, checked by its types;
// its schemas stay out, because zod would double what these pages load.
import type * as session from '@app/contract/session.contract'

type Light<E extends { method: string; path: string }> = Pick<E, 'method' | 'path'> & { readonly contract?: E }

export const signIn: Light<typeof session.signIn> = { method: 'POST', path: '/auth/signin' }
export const signUp: Light<typeof session.signUp> = { method: 'POST', path: '/auth/signup' }
export const signOut: Light<typeof session.signOut> = { method: 'POST', path: '/auth/logout' }
export const getMe: Light<typeof session.getMe> = { method: 'GET', path: '/auth/me' }
export const requestPasswordReset: Light<typeof session.requestPasswordReset> = { method: 'POST', path: '/auth/reset-password' }
export const confirmPasswordReset: Light<typeof session.confirmPasswordReset> = {
  method: 'POST',
  path: '/auth/reset-password/confirm',
}
