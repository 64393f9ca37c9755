import { initialParameterValues, isSpecial, readParameters, valueWithTax } from '@app/domain'
import type { Parcel } from '../company.ts'

const PARAMETERS = readParameters(initialParameterValues())
const { maxWeightInGrams, maxValueInCents } = PARAMETERS.limits.B

type Box = { parcels: Parcel[]; weightInGrams: number; valueInCents: number }

/** What may share a declaration, as few declarations as the heaviest-first rule finds; one who has not agreed travels alone. */
export function pack(parcels: readonly Parcel[]): Parcel[][] {
  const alone = parcels.filter(({ isAuthorized }) => !isAuthorized).map((parcel) => [parcel])
  const groups = Map.groupBy(
    parcels.filter(({ isAuthorized }) => isAuthorized),
    (parcel) => `${parcel.client}/${parcel.consignee}/${isSpecialParcel(parcel)}`,
  )
  return [...alone, ...[...groups.values()].flatMap(packGroup)]
}

function packGroup(parcels: readonly Parcel[]): Parcel[][] {
  const boxes: Box[] = []
  for (const parcel of parcels.toSorted((one, other) => other.warehouseWeightInGrams - one.warehouseWeightInGrams)) {
    const box = boxes.find((open) => fits(open, parcel))
    if (box) put(box, parcel)
    else boxes.push({ parcels: [parcel], weightInGrams: parcel.warehouseWeightInGrams, valueInCents: parcel.valueInCents })
  }
  return boxes.map((box) => box.parcels)
}

const fits = (box: Box, parcel: Parcel): boolean =>
  box.weightInGrams + parcel.warehouseWeightInGrams <= maxWeightInGrams &&
  valueWithTax(box.valueInCents + parcel.valueInCents, PARAMETERS) <= maxValueInCents

function put(box: Box, parcel: Parcel): void {
  box.parcels.push(parcel)
  box.weightInGrams += parcel.warehouseWeightInGrams
  box.valueInCents += parcel.valueInCents
}

const isSpecialParcel = ({ warehouseWeightInGrams: weightInGrams, valueInCents }: Parcel): boolean =>
  isSpecial('B', { weightInGrams, valueInCents }, PARAMETERS)
