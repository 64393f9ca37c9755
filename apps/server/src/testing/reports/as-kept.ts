import { expect } from 'vitest'
import { keepFigures } from '../../features/reports/keep-figures.ts'
import { currentServer } from '../world.ts'

/** What a report says of records that changed, once it has said the same of what is kept of them. */
export async function asKept<Report>(read: () => Promise<Report>): Promise<Report> {
  const ofChanged = await read()
  const { db } = await currentServer()
  await keepFigures(db)
  expect(await read()).toEqual(ofChanged)
  return ofChanged
}
