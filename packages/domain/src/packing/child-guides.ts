// Which child guide each bundle of a manifest gets, decided alike in the browser's preview and by the server.

/** A bundle of the manifest, in its order. */
export type BundleToNumber = { id: string; code: string; childGuideNumber: string | null }
/** One child guide: of the bundle with this code, else of the next that has none. Null takes a bundle's own away. */
export type GuideLine = { code?: string | undefined; childGuideNumber: string | null }

export const GUIDE_PROBLEMS = [
  'bundleUnknown',
  'bundleRepeated',
  'noBundleLeft',
  'guideRepeated',
  'guideUsed',
  'guideUsedElsewhere',
  'guideTooLong',
  'guideDigitsLost',
  'codeMissing',
] as const
export type GuideProblem = (typeof GUIDE_PROBLEMS)[number]

/** `line` counts from 1; `bundle` is null where there is none for it. */
export type PlannedGuide = {
  line: number
  code: string | null
  bundle: BundleToNumber | null
  childGuideNumber: string | null
  problem: GuideProblem | null
}

export const LONGEST_GUIDE = 40
/** What a sheet shows of a long number, `7.29405E+14`: its last digits are gone. */
const SHORTENED = /^\d+([.,]\d+)?E\+\d+$/
const LAST_DIGITS = /^(.*?)(\d+)$/

/** The first number and those after it, as wide as the first; nothing where it does not end in a digit. */
export function guideSeries(first: string, count: number): string[] {
  const [, start = '', digits = ''] = LAST_DIGITS.exec(first.trim()) ?? []
  if (digits === '') return []
  const from = BigInt(digits)
  return Array.from({ length: count }, (_, index) => `${start}${String(from + BigInt(index)).padStart(digits.length, '0')}`)
}

/**
 * What a series or a pasted column comes to, line by line: a number that another line or another bundle has is refused, whatever its case.
 * `elsewhere` holds numbers that other manifests use, in capitals.
 */
export function planGuides(
  bundles: readonly BundleToNumber[],
  lines: readonly GuideLine[],
  elsewhere: ReadonlySet<string> = new Set(),
): PlannedGuide[] {
  const aimed = aimedLines(bundles, lines)
  const changed = new Set(aimed.flatMap(({ bundle }) => bundle?.id ?? []))
  const used = new Set(bundles.filter(({ id }) => !changed.has(id)).map(({ childGuideNumber }) => inCapitals(childGuideNumber)))
  const given = new Set<string>()
  const named = new Set<string>()
  return aimed.map((planned) => {
    const number = inCapitals(planned.childGuideNumber)
    const problem = problemOf(planned, number, { used, given, named, elsewhere })
    if (number !== '') given.add(number)
    if (planned.bundle) named.add(planned.bundle.id)
    return { ...planned, problem }
  })
}

type Aimed = Omit<PlannedGuide, 'problem'>
type Taken = Record<'used' | 'given' | 'named' | 'elsewhere', ReadonlySet<string>>

/** Each line with its bundle: the one that it names, or the next without a child guide that no line names. */
function aimedLines(bundles: readonly BundleToNumber[], lines: readonly GuideLine[]): Aimed[] {
  const byCode = new Map(bundles.map((bundle) => [bundle.code, bundle]))
  const codes = new Set(lines.map(({ code }) => inCapitals(code)))
  const empty = bundles.filter(({ code, childGuideNumber }) => !childGuideNumber?.trim() && !codes.has(code))
  return lines.map(({ code, childGuideNumber }, index) => ({
    line: index + 1,
    code: code ? inCapitals(code) : null,
    bundle: (code ? byCode.get(inCapitals(code)) : empty.shift()) ?? null,
    childGuideNumber: childGuideNumber?.trim() || null,
  }))
}

function problemOf({ code, bundle }: Aimed, number: string, { used, given, named, elsewhere }: Taken): GuideProblem | null {
  if (!bundle) return code ? 'bundleUnknown' : 'noBundleLeft'
  if (named.has(bundle.id)) return 'bundleRepeated'
  if (number === '') return null
  if (number.length > LONGEST_GUIDE) return 'guideTooLong'
  if (SHORTENED.test(number)) return 'guideDigitsLost'
  if (given.has(number)) return 'guideRepeated'
  if (used.has(number)) return 'guideUsed'
  return elsewhere.has(number) ? 'guideUsedElsewhere' : null
}

const inCapitals = (text: string | null | undefined): string => text?.trim().toUpperCase() ?? ''
