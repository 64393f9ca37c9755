// Weights that are too far from what was known are not taken without a second look (both ways, section 6).
import type { TakenWeightDoubt, WeightConfirmation } from '@app/contract/fields/weight-confirmation'
import {
  DomainError,
  isSecondReading,
  type PLACES,
  type Reading,
  type WeighingParameters,
  type WeightDoubt,
  weightDoubt,
} from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { Parts } from '../../http/parts.ts'
import { keepReadings, readingsOf } from './weight-readings.repository.ts'

type Place = (typeof PLACES)[number]
export type JudgedReading = Reading & { orderId: string; code: string; confirmed: WeightConfirmation | undefined }

/** What is told of a doubtful weight that was taken, by order; and the refusal of those that were not. */
export type Judgement = { taken: ReadonlyMap<string, TakenWeightDoubt>; requireTaken: () => void }

type Doubtful = JudgedReading & { doubt: WeightDoubt }

/** Which readings are doubtful, and which of those a person or a second reading confirms. */
export async function judgeWeights(
  db: Db,
  place: Place,
  readings: readonly JudgedReading[],
  { tolerances }: WeighingParameters,
): Promise<Judgement> {
  const doubtful = readings.flatMap((reading): Doubtful[] => {
    const doubt = weightDoubt(reading, tolerances)
    return doubt ? [{ ...reading, doubt }] : []
  })
  const before = await readingsOf(
    db,
    place,
    doubtful.filter(({ confirmed }) => !confirmed).map(({ orderId }) => orderId),
  )
  const at = now()
  const reasonOf = ({ orderId, weightInGrams, confirmed }: Doubtful) => {
    if (confirmed) return confirmed.reason
    const first = before.get(orderId)
    const isSecond = isSecondReading(first ? { inGrams: first.weightInGrams, at: first.at } : null, {
      inGrams: weightInGrams,
      at,
    })
    return isSecond ? ('secondReading' as const) : null
  }
  const judged = doubtful.map((one) => ({ ...one, reason: reasonOf(one) }))
  const refused = judged.filter(({ reason }) => reason === null)
  return {
    taken: new Map(judged.flatMap(({ orderId, doubt, reason }) => (reason ? [[orderId, { ...doubt, reason }] as const] : []))),
    requireTaken: () => {
      if (refused.length > 0) throw new DomainError('weightDoubtful', detailsOf(refused))
    },
  }
}

const detailsOf = (refused: readonly Doubtful[]) => ({
  ids: refused.map(({ orderId }) => orderId),
  weights: refused.map(({ orderId, code, doubt }) => ({ orderId, code, ...doubt })),
})

/** Does the work; of what it refuses as doubtful the readings are kept, though nothing else is, so that the next ones are the second. */
export async function keepingReadings<Result>(
  { outsideDb }: Pick<Parts, 'outsideDb'>,
  place: Place,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof DomainError && error.code === 'weightDoubtful') {
      const weights = error.details.weights as ReturnType<typeof detailsOf>['weights']
      const at = now()
      const rows = weights.map(({ orderId, weightInGrams }) => ({ orderId, place, weightInGrams, at }))
      await keepReadings(outsideDb, rows)
    }
    throw error
  }
}
