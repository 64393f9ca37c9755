import type { ParameterEntry } from '@app/contract/parameters.contract'
import { cell, type ListSheet } from '../../documents/list-sheet.ts'

/** Every value that the parameters had, as a file. */
export const parametersSheet: ListSheet<ParameterEntry> = {
  name: { es: 'Parámetros', en: 'Parameters' },
  columns: [
    { header: { es: 'Parámetro', en: 'Parameter' }, widthInCharacters: 26, value: ({ key }) => key },
    { header: { es: 'Valor', en: 'Value' }, widthInCharacters: 12, value: ({ value }) => value },
    { header: { es: 'Antes', en: 'Before' }, widthInCharacters: 12, value: ({ previousValue }) => previousValue },
    { header: { es: 'Unidad', en: 'Unit' }, widthInCharacters: 10, value: ({ unit }) => unit },
    {
      header: { es: 'Vigente desde', en: 'Valid from' },
      widthInCharacters: 17,
      format: 'moment',
      value: ({ validFrom }) => cell.moment(validFrom),
    },
    {
      header: { es: 'Registrado', en: 'Recorded' },
      widthInCharacters: 17,
      format: 'moment',
      value: ({ createdAt }) => cell.moment(createdAt),
    },
    { header: { es: 'Quién', en: 'Who' }, widthInCharacters: 28, value: ({ actor }) => actor?.name ?? null },
    { header: { es: 'Motivo', en: 'Reason' }, widthInCharacters: 30, value: ({ reason }) => reason },
  ],
}
