import type { Download } from '@app/contract'
import type { Actor, Language } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { barCodeOf } from '../../documents/bar-code.ts'
import { fileNameOf } from '../../documents/file-name.ts'
import { FORMATS } from '../../documents/formats.ts'
import { get } from '../../records/records.repository.ts'
import { bundleKind } from '../bundles/bundles.kind.ts'
import type { BundleRow } from '../bundles/bundles.table.ts'
import { LABEL_WIDTH, type Label } from './label.document.ts'
import { LABEL_WORDS, type LabelWords } from './label-words.ts'
import { type BundleContents, contentsOf } from './labels.repository.ts'
import { type LabelsWanted, labelsFile } from './labels-file.ts'

/** The declaration's label: its child guide in bars, its consignee in large letters. */
export async function printBundleLabel(db: Db, actor: Actor, id: string, language: Language): Promise<Download> {
  const words = LABEL_WORDS[language]
  const bundle = await get(db, actor, bundleKind, id)
  const label = await labelOf(bundle, (await contentsOf(db, [id]))(id), language)
  const named = { title: `${words.label} ${bundle.code}`, name: `${words.file}-${bundle.code}.pdf` }
  return labelsFile(db, [label], named, { language, format: 'pdf' })
}

/** A page for each of them, as they come; `of` is what they are together. */
export async function printBundleLabels(
  db: Db,
  bundles: readonly BundleRow[],
  { language, format }: LabelsWanted,
  of = `${bundles.length}`,
): Promise<Download> {
  const words = LABEL_WORDS[language]
  const contents = await contentsOf(
    db,
    bundles.map(({ id }) => id),
  )
  const labels: Label[] = []
  for (const bundle of bundles) labels.push(await labelOf(bundle, contents(bundle.id), language))
  const title = `${words.labels} ${of} (${FORMATS[language].count(bundles.length)})`
  return labelsFile(db, labels, { title, name: fileNameOf([words.files, of], format) }, { language, format })
}

async function labelOf(bundle: BundleRow, { packages, guideNumber }: BundleContents, language: Language): Promise<Label> {
  const [words, formats] = [LABEL_WORDS[language], FORMATS[language]]
  const printed = await codeOf(bundle)
  const clients = clientsOf(packages)
  const codes = andMore(codesOf(clients), 1, words)
  const names = andMore(namesOf(clients), 2, words)
  const { category, isSpecial, consigneeName, childGuideNumber, realWeightInGrams, weightInGrams } = bundle
  const lastIntake = packages.flatMap(({ intakeAt }) => intakeAt?.getTime() ?? []).sort((one, other) => other - one)[0]
  return {
    ...printed,
    category: words.category(category, isSpecial),
    heading: { title: codes, text: consigneeName, isWarning: false },
    facts: [
      [[words.clients(clients.length), names]],
      [
        [words.guide, guideNumber ?? words.unknown],
        printed.code === bundle.code && childGuideNumber ? [words.childGuide, childGuideNumber] : [words.bundle, bundle.code],
      ],
    ],
    measures: [
      [words.weight, formats.kilograms(realWeightInGrams ?? weightInGrams)],
      [words.pieces, String(packages.length)],
      [words.warehouseDay, lastIntake === undefined ? words.unknown : formats.miamiDay(new Date(lastIntake))],
    ],
  }
}

/** Each client once. */
function clientsOf(packages: BundleContents['packages']) {
  const known = packages.flatMap(({ client }) => client ?? [])
  return [...new Map(known.map((client) => [client.code, client])).values()]
}

type Client = ReturnType<typeof clientsOf>[number]
const codesOf = (clients: readonly Client[]): string[] => clients.map(({ code }) => code ?? '')
const namesOf = (clients: readonly Client[]): string[] => clients.map(({ firstName, lastName }) => `${firstName} ${lastName}`)

function andMore(names: readonly string[], most: number, words: LabelWords): string {
  const shown = names.slice(0, most).join(', ')
  return names.length > most ? `${shown} ${words.andMore(names.length - most)}` : shown
}

/** A guide that bars cannot say stands on the manifest alone; the bundle's own code always can be said. */
async function codeOf({ code, childGuideNumber }: BundleRow): Promise<Pick<Label, 'code' | 'bars'>> {
  const barsOfGuide = childGuideNumber === null ? null : await barCodeOf(childGuideNumber, LABEL_WIDTH)
  if (childGuideNumber !== null && barsOfGuide) return { code: childGuideNumber, bars: barsOfGuide }
  const bars = await barCodeOf(code, LABEL_WIDTH)
  if (!bars) throw new Error(`the code ${code} fits no label`)
  return { code, bars }
}
