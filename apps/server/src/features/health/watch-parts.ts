import type { ServerParts } from '@app/contract/health.contract'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { now } from '../../clock.ts'
import type { Scanner } from '../../files/scanner.ts'
import type { Parts } from '../../http/parts.ts'
import * as outbox from '../outbox/outbox.repository.ts'

const PATIENCE_IN_MILLISECONDS = 4_000
/** Anybody may ask, however often: a mail server is not to notice. */
const REMEMBERED_IN_MILLISECONDS = { database: 1_000, files: 5_000, mail: 30_000, scanner: 30_000 }
const LATE_AFTER_IN_MILLISECONDS = 5 * 60_000

type Watched = { parts: Parts; scanner: Scanner | null; log: FastifyBaseLogger }

/** Looks at every part at once. Why one does not answer stands in the log; whoever asks learns only that. */
export function watchParts({ parts: { db, storage, mailer }, scanner, log }: Watched): () => Promise<ServerParts> {
  const answers = async (part: string, look: () => Promise<unknown>) => {
    try {
      await withinPatience(look())
      return 'ok'
    } catch (error) {
      log.warn({ err: error, part }, 'a part does not answer')
      return 'unavailable'
    }
  }
  const database = remembered(REMEMBERED_IN_MILLISECONDS.database, async () => {
    let oldest: Date | null = null
    const state = await answers('database', async () => {
      await db.execute(sql`select 1`)
      oldest = await outbox.oldestDue(db)
    })
    return { database: state, outbox: state === 'ok' ? punctuality(oldest) : 'unknown' } as const
  })
  const files = remembered(REMEMBERED_IN_MILLISECONDS.files, () => answers('files', storage.check))
  const mail = remembered(REMEMBERED_IN_MILLISECONDS.mail, async () => (mailer ? answers('mail', mailer.check) : 'off'))
  const scanning = remembered(REMEMBERED_IN_MILLISECONDS.scanner, async () =>
    scanner ? answers('scanner', scanner.check) : 'off',
  )
  return async () => {
    const [states, filesState, mailState, scannerState] = await Promise.all([database(), files(), mail(), scanning()])
    return { ...states, files: filesState, mail: mailState, scanner: scannerState }
  }
}

const punctuality = (oldest: Date | null) =>
  oldest && now().getTime() - oldest.getTime() > LATE_AFTER_IN_MILLISECONDS ? 'late' : 'ok'

/** Whoever asks while it is being looked at waits for the same answer. */
function remembered<Found>(milliseconds: number, look: () => Promise<Found>): () => Promise<Found> {
  let last: { at: number; found: Promise<Found> } | undefined
  return () => {
    if (!last || performance.now() - last.at > milliseconds) last = { at: performance.now(), found: look() }
    return last.found
  }
}

async function withinPatience(looking: Promise<unknown>): Promise<void> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer in ${PATIENCE_IN_MILLISECONDS} ms`)), PATIENCE_IN_MILLISECONDS)
  try {
    await Promise.race([looking, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
