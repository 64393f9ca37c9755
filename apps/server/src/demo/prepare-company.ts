import { randomInt } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { businessDay } from '@app/domain'
import { now } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Db } from '../db/db.ts'
import { StartError } from '../db/start-error.ts'
import { type DatabaseRoles, prepareDatabase } from '../db/working-role.ts'
import { hashPassword } from '../features/credentials/password-hash.ts'
import { openDiskStorage } from '../files/disk-storage.ts'
import { createCompany } from './create-company.ts'
import {
  beginRecord,
  changePassword,
  completeRecord,
  type DemoRecord,
  empty,
  hasUsers,
  readRecord,
} from './demo-record.repository.ts'
import { addTrade } from './large/add-trade.ts'
import type { LargeSize } from './large/size.ts'
import { openQuickly } from './quick-database.ts'

const SEED = 1_860
/** The large company begins with the small one, which takes so much of its time. */
const SHARE_OF_SMALL = 0.2

type Wanted = {
  config: Config
  roles: DatabaseRoles
  filesDirectory: string
  /** Of the large company; none for the small one. */
  size: LargeSize | null
  /** How far back it goes. */
  days: number
  /** None: the one that is kept with the data, made up the first time. */
  password: string | undefined
  report: (share: number) => void
}

/** The demo company, made at the first start; one that was not completed is made anew. Answers the password of its accounts. */
export async function prepareCompany(wanted: Wanted): Promise<string> {
  const { db, close } = openQuickly(wanted.roles.ownerUrl)
  try {
    const record = await readRecord(db)
    requireSameSize(wanted, record)
    if (record?.completedAt) return await keepPassword(db, wanted, record)
    if (record) await startOver(db, wanted)
    else if (await hasUsers(db))
      throw new StartError(`${placeOf(wanted.config)} has data that is not the demo company’s: ${ADVICE}`)
    return await create(db, wanted)
  } finally {
    await close()
  }
}

/** One that is kept is never made over by another. */
function requireSameSize({ config, size }: Wanted, record: DemoRecord | null): void {
  if (record === null || record.oneIn === (size?.oneIn ?? null)) return
  throw new StartError(`${placeOf(config)} has a demo company of another size: ${ADVICE}`)
}

const ADVICE = 'set DATA_DIR to another directory.'
const placeOf = ({ databaseUrl, dataDirectory }: Config): string => (databaseUrl ? 'The database of DATABASE_URL' : dataDirectory)

async function create(db: Db, { config, filesDirectory, size, days, report, ...given }: Wanted): Promise<string> {
  const password = given.password ?? makePassword()
  const passwordHash = await hashPassword(password, config.passwordHashing)
  const end = businessDay(now())
  await beginRecord(db, { madeOn: end, password, passwordHash, oneIn: size?.oneIn ?? null })
  const parts = { db, outsideDb: db, config, storage: openDiskStorage(filesDirectory), mailer: null }
  const reportSmall = size ? (share: number) => report(share * SHARE_OF_SMALL) : report
  await createCompany(parts, { seed: SEED, end, days, passwordHash, report: reportSmall })
  if (size) {
    const reportTrade = (share: number) => report(SHARE_OF_SMALL + share * (1 - SHARE_OF_SMALL))
    await addTrade(parts, { seed: SEED, size, end, passwordHash, report: reportTrade })
  }
  await completeRecord(db)
  return password
}

async function startOver(db: Db, { roles, filesDirectory }: Wanted): Promise<void> {
  await empty(db)
  await prepareDatabase(roles)
  await rm(filesDirectory, { recursive: true, force: true })
}

async function keepPassword(db: Db, { config, password }: Wanted, record: DemoRecord): Promise<string> {
  if (password === undefined || password === record.password) return record.password
  await changePassword(db, record, password, await hashPassword(password, config.passwordHashing))
  return password
}

/** No letter that could be taken for another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Three groups of four. */
function makePassword(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return [group(), group(), group()].join('-')
}
