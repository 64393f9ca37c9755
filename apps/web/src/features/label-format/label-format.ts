import type { LabelFormat } from '@app/contract/labels.contract'
import { readStored, writeStored } from '../../session/storage.ts'

const KEY = 'LabelFormat'

/** How labels come to this device: on paper of its driver, or as commands for a printer that has none. */
export const labelFormat = (): LabelFormat => (readStored(KEY) === 'zpl' ? 'zpl' : 'pdf')

export const keepLabelFormat = (format: LabelFormat): void => writeStored(KEY, format === 'pdf' ? null : format)
