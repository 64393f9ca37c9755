// Paths of the model, taken in the running product.
import { parameters } from '@app/contract'
import fc from 'fast-check'
import { expect } from 'vitest'
import { checkBooks } from '../../features/ledger-check/check-books.ts'
import { givenCategoryC } from '../../testing/given/given-category-c.ts'
import { currentServer } from '../../testing/world.ts'
import type { Case } from '../dead-ends/search.ts'
import { coverOf, type Path, type Roads, roadsOf, wander } from './cover.ts'
import { replayAll } from './replay.ts'
import { administrator } from './world.ts'

/** So many are enough to see what is wrong. */
const FEW = 5

/** Every kind of step that the model knows of a case. `without`: what is not tried here. @returns how many kinds were compared */
export async function expectEdges(of: Case, without: readonly string[] = []): Promise<number> {
  const roads = roadsOf(of, without)
  const compared = await expectPaths(of.name, roads, coverOf(roads))
  expect([...roads.kinds.keys()].filter((kind) => !compared.has(kind))).toEqual([])
  return compared.size
}

/** As many steps, one after the other, as a walk makes before it goes the shortest way to its end. */
const LONGEST = 16

/** Random walks through the model. */
export async function expectWalks(of: Case, walks: number, without: readonly string[] = []): Promise<void> {
  const roads = roadsOf(of, without)
  const choices = fc.sample(fc.array(fc.nat(1_000_000), { minLength: LONGEST, maxLength: LONGEST }), walks)
  await expectPaths(of.name, roads, wander(roads, choices))
}

async function expectPaths(name: string, roads: Roads, paths: readonly Path[]): Promise<Set<number>> {
  const { compared, differences } = await replayAll(roads, paths, await openHouse())
  console.log(`${name}: ${paths.length} paths, ${paths.reduce((all, { edges }) => all + edges.length, 0)} steps`)
  expect(differences.toSorted((one, other) => one.length - other.length).slice(0, FEW)).toEqual([])
  expect(await checkBooks((await currentServer()).db)).toEqual([])
  return compared
}

/** One administrator gives up any debt here: who may is another test's. Category C is on. */
async function openHouse(): Promise<string> {
  const body = { parameters: [{ key: 'writeOffLimit' as const, value: 1_000 }], reason: 'Para estas pruebas.' }
  await administrator.call(parameters.updateParameters, { body })
  return givenCategoryC()
}
