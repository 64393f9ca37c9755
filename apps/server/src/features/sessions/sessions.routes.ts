import { session as contract } from '@app/contract'
import { ROLE_VALUES, ROLES } from '@app/domain'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../http/done.ts'
import { serve } from '../../http/serve.ts'
import * as sessions from '../credentials/sessions.repository.ts'
import * as users from '../users/users.repository.ts'
import { changePassword } from './change-password.ts'
import { closeOtherSessions } from './close-other-sessions.ts'
import { confirmPasswordReset } from './confirm-password-reset.ts'
import { issuePasswordLink } from './issue-password-link.ts'
import { meView } from './me.view.ts'
import { openSessionView } from './open-session.view.ts'
import { reauthenticate } from './reauthenticate.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { signUp } from './sign-up.ts'
import { storageKeys } from './storage-keys.ts'
import { updateProfile } from './update-profile.ts'

export function sessionsRoutes(app: FastifyInstance): void {
  serve(app, contract.signIn, ({ parts, body, context }) => signIn(parts, app.failedSignIns, context, body))

  serve(app, contract.signUp, ({ parts, body, context }) => signUp(parts, context, body))

  serve(app, contract.signOut, async ({ db, actor, context }) => {
    await signOut(db, actor, context)
    return DONE
  })

  serve(app, contract.getMe, async ({ db, actor, lacksSecondFactor }) =>
    meView(db, await users.get(db, actor.userId), lacksSecondFactor),
  )

  serve(app, contract.getStorageKeys, ({ db, actor, context }) => storageKeys(db, actor, context))

  serve(app, contract.listRoles, () => ROLES.map((name) => ({ value: ROLE_VALUES[name], name })))

  serve(app, contract.updateProfile, ({ db, body, actor, context }) => updateProfile(db, actor, context, body))

  serve(app, contract.changePassword, async ({ parts, body, actor, context }) => ({
    accessToken: await changePassword(parts, actor, context, body),
  }))

  serve(app, contract.requestPasswordReset, async ({ parts, body, context }) => {
    await requestPasswordReset(parts, context, body)
    return DONE
  })

  serve(app, contract.confirmPasswordReset, async ({ parts, body, context }) => {
    await confirmPasswordReset(parts, context, body)
    return DONE
  })

  serve(app, contract.issuePasswordLink, ({ parts, params, actor, context }) =>
    issuePasswordLink(parts, actor, context, params.id),
  )

  serve(app, contract.reauthenticate, async ({ parts, body, actor, context }) => {
    await reauthenticate(parts, actor, context, body)
    return DONE
  })

  serve(app, contract.listSessions, async ({ db, actor, context }) => {
    const open = await sessions.listOpen(db, actor.userId, actor.role)
    return open.map((session) => openSessionView(session, context.sessionId))
  })

  serve(app, contract.closeOtherSessions, async ({ db, actor, context }) => {
    await closeOtherSessions(db, actor, context)
    return DONE
  })
}
