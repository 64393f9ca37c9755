import type { Download } from '@app/contract'
import type { Actor, Language } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { barCodeOf } from '../../documents/bar-code.ts'
import { fileNameOf } from '../../documents/file-name.ts'
import { FORMATS } from '../../documents/formats.ts'
import { LABEL_WIDTH, type Label } from './label.document.ts'
import { LABEL_WORDS } from './label-words.ts'
import { type LabelledPackage, packagesToLabel } from './labels.repository.ts'
import { type LabelsWanted, labelsFile } from './labels-file.ts'

/** A page for each package; all of them or none. */
export async function printOrderLabels(
  db: Db,
  actor: Actor,
  ids: readonly string[],
  { language, format }: LabelsWanted,
): Promise<Download> {
  const words = LABEL_WORDS[language]
  const packages = await packagesToLabel(db, actor, ids)
  const labels = await Promise.all(packages.map((order) => labelOf(order, language)))
  const [first] = packages
  const isOne = packages.length === 1
  const title = isOne ? `${words.label} ${first?.code}` : `${words.labels} (${FORMATS[language].count(packages.length)})`
  const name = isOne ? `${words.file}-${first?.code}.${format}` : fileNameOf([words.files, `${packages.length}`], format)
  return labelsFile(db, labels, { title, name }, { language, format })
}

async function labelOf(order: LabelledPackage, language: Language): Promise<Label> {
  const { code, category, isSpecial, client, consigneeName, tracking, intakeAt } = order
  const [words, formats] = [LABEL_WORDS[language], FORMATS[language]]
  const bars = await barCodeOf(code, LABEL_WIDTH)
  if (!bars) throw new Error(`the code ${code} fits no label`)
  // What a scale said; the client's own estimate is no weight of a package.
  const weightInGrams = order.realWeightInGrams ?? order.warehouseWeightInGrams
  return {
    code,
    bars,
    category: words.category(category, isSpecial),
    heading: client
      ? { title: client.code ?? '', text: `${client.firstName} ${client.lastName}`, isWarning: false }
      : { title: words.noClient, text: order.labelText, isWarning: true },
    facts: [
      ...(client ? [[[words.consignee, consigneeName ?? words.unknown] as const]] : []),
      [[words.tracking, tracking ?? words.unknown]],
    ],
    measures: [
      [words.weight, weightInGrams === null ? words.unknown : formats.kilograms(weightInGrams)],
      [words.pieces, '1'],
      [words.warehouseDay, intakeAt ? formats.miamiDay(intakeAt) : words.unknown],
    ],
  }
}
