// What a client saves by letting packages share declarations: every declaration of category B costs its duty once.
import { fitsCategory } from '../rules/category.ts'
import { sum } from '../rules/money.ts'
import type { RetailParameters } from '../rules/parameters.ts'

export type PackageToShare = {
  category: 'B' | 'C'
  isSpecial: boolean
  weightInGrams: number | null
  productValueInCents: number
}

/** As many declarations as are looked at for room: what ten thousand packages save is said in milliseconds, and no more than can be kept. */
const LOOKED_AT = 50

type Declaration = { weightInGrams: number; valueInCents: number }

export type Saving = { packages: number; declarations: number; savingInCents: number }

/** `authorized` may already share with each other; `chosen` would join them. */
export function savingOf(
  chosen: readonly PackageToShare[],
  authorized: readonly PackageToShare[],
  parameters: RetailParameters,
): Saving {
  const before = declarationsFor(authorized, parameters) + chosen.length
  const declarations = declarationsFor([...authorized, ...chosen], parameters)
  return {
    packages: chosen.length + authorized.length,
    declarations,
    savingInCents: Math.max(0, before - declarations) * parameters.dutyPerDeclarationInCents,
  }
}

export type PackageInMiami = PackageToShare & {
  bundle: unknown
  isAuthorizedToBundle: boolean
  consignee: { identification: string } | null
}

/** What authorizing the rest of the packages in Miami would save: only those of one consignee share. */
export function openSaving(packages: readonly PackageInMiami[], parameters: RetailParameters): Saving {
  const free = packages.filter(({ bundle }) => bundle === null)
  const savings = [...Map.groupBy(free, ({ consignee }) => consignee?.identification).values()].map((group) =>
    savingOf(
      group.filter(({ isAuthorizedToBundle }) => !isAuthorizedToBundle),
      group.filter(({ isAuthorizedToBundle }) => isAuthorizedToBundle),
      parameters,
    ),
  )
  const worthwhile = savings.filter(({ savingInCents }) => savingInCents > 0)
  return {
    packages: sum(worthwhile.map((saving) => saving.packages)),
    declarations: sum(worthwhile.map((saving) => saving.declarations)),
    savingInCents: sum(worthwhile.map((saving) => saving.savingInCents)),
  }
}

/** Special and ordinary packages never share one (domain, section 7). */
const declarationsFor = (packages: readonly PackageToShare[], parameters: RetailParameters): number =>
  [...Map.groupBy(packages, ({ category, isSpecial }) => `${category}/${isSpecial}`).values()].reduce(
    (total, group) => total + firstFitDecreasing(group, parameters),
    0,
  )

/** A number of declarations that can really be reached, so that no more is promised than can be kept. */
function firstFitDecreasing(packages: readonly PackageToShare[], parameters: RetailParameters): number {
  const declarations: Declaration[] = []
  for (const { category, weightInGrams, productValueInCents } of byLargestShare(packages, parameters)) {
    const joined = (declaration: Declaration) => ({
      weightInGrams: declaration.weightInGrams + (weightInGrams ?? 0),
      valueInCents: declaration.valueInCents + productValueInCents,
    })
    const roomy = declarations.slice(-LOOKED_AT).find((declaration) => fitsCategory(category, joined(declaration), parameters))
    if (roomy) Object.assign(roomy, joined(roomy))
    else declarations.push(joined({ weightInGrams: 0, valueInCents: 0 }))
  }
  return declarations.length
}

function byLargestShare(packages: readonly PackageToShare[], { limits }: RetailParameters): PackageToShare[] {
  const share = ({ category, weightInGrams, productValueInCents }: PackageToShare) =>
    Math.max((weightInGrams ?? 0) / limits[category].maxWeightInGrams, productValueInCents / limits[category].maxValueInCents)
  return packages.toSorted((one, other) => share(other) - share(one))
}
