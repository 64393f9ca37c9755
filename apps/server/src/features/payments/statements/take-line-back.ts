import type { Db } from '../../../db/db.ts'
import { lockLine, unsetAside } from '../../statement-records/statement-lines.repository.ts'

export function takeLineBack(db: Db, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    await lockLine(tx, id)
    await unsetAside(tx, id)
  })
}
