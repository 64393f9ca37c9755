import type { Download } from '@app/contract'
import type { LabelFormat } from '@app/contract/labels.contract'
import type { Language } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { PDF_TYPE } from '../../documents/paper.ts'
import * as company from '../company/company.repository.ts'
import { type Label, labelDocument } from './label.document.ts'
import { zplOf } from './label-zpl.ts'

/** Who reads it, and what it is printed by. */
export type LabelsWanted = { language: Language; format: LabelFormat }

/** What `application/zpl` would be, had anybody registered it. */
const ZPL_TYPE = 'text/plain; charset=utf-8'

type Named = { title: string; name: string }

/** One file of these labels, in their order. */
export async function labelsFile(
  db: Db,
  labels: readonly Label[],
  { title, name }: Named,
  wanted: LabelsWanted,
): Promise<Download> {
  const { tradeName } = await company.get(db)
  const { language, format } = wanted
  if (format === 'zpl') return { name, contentType: ZPL_TYPE, content: new TextEncoder().encode(zplOf(labels, tradeName)) }
  return { name, contentType: PDF_TYPE, content: await labelDocument(labels, { title, tradeName, language }) }
}
