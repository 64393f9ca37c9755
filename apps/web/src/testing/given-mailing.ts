import { ready } from '@app/contract/health.contract'
import { answers } from './server.ts'

/** Whether the house has a mail server. */
export const hasMailServer = (hasOne = true): void =>
  answers(ready, {
    ok: true,
    version: '0.0.0-test',
    parts: { database: 'ok', files: 'ok', outbox: 'ok', scanner: 'off', mail: hasOne ? 'ok' : 'off' },
  })
