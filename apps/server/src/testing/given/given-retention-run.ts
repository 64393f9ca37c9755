import { personalData } from '@app/contract'
import { addDays, businessDay } from '@app/domain'
import { carryOutRetention } from '../../features/personal-data/carry-out-retention.ts'
import { currentServer, signedInAs } from '../world.ts'

let daysAgo = 0

/** A night that is over, of a day that had none yet. @returns the run's id */
export async function givenRetentionRun(): Promise<string> {
  const { db } = await currentServer()
  daysAgo += 1
  const day = addDays(businessDay(new Date()), -daysAgo)
  await carryOutRetention(db, day)
  const { data } = await signedInAs('administrator').call(personalData.listRetentionRuns, { query: { q: day } })
  if (!data[0]) throw new Error(`no run of ${day}`)
  return data[0].id
}
