import { secondFactors as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../../http/done.ts'
import { serve } from '../../../http/serve.ts'
import * as passkeys from '../../credentials/passkeys.repository.ts'
import { addPasskey } from './add-passkey.ts'
import { askForPasskey } from './ask-for-passkey.ts'
import { askForProof } from './ask-for-proof.ts'
import { beginPasskey } from './begin-passkey.ts'
import { passkeyView } from './passkey.view.ts'
import { removePasskey } from './remove-passkey.ts'
import { renamePasskey } from './rename-passkey.ts'
import { signInWithPasskey } from './sign-in-with-passkey.ts'

export function passkeysRoutes(app: FastifyInstance): void {
  serve(app, contract.listPasskeys, async ({ db, actor }) => (await passkeys.list(db, actor.userId)).map(passkeyView))

  serve(app, contract.beginPasskey, ({ parts, actor, context }) => beginPasskey(parts, actor, context))

  serve(app, contract.addPasskey, ({ parts, actor, context, body }) => addPasskey(parts, actor, context, body))

  serve(app, contract.renamePasskey, async ({ db, actor, params, body }) =>
    passkeyView(await renamePasskey(db, actor, { ...params, ...body })),
  )

  serve(app, contract.removePasskey, async ({ db, actor, context, params }) => {
    await removePasskey(db, actor, context, params.id)
    return DONE
  })

  serve(app, contract.askForPasskey, ({ parts, context, body }) => askForPasskey(parts, context, body.work))

  serve(app, contract.signInWithPasskey, ({ parts, context, body }) => signInWithPasskey(parts, app.failedSignIns, context, body))

  serve(app, contract.askForProof, ({ parts, actor, context }) => askForProof(parts, actor, context))
}
