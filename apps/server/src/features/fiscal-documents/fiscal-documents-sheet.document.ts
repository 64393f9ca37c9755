import type { FiscalDocument } from '@app/contract/fiscal/fiscal-documents.contract'
import type { Cents, FiscalDocumentStatus } from '@app/domain'
import { cell, type ListSheet, type SheetColumn } from '../../documents/list-sheet.ts'
import { PAPER_WORDS, paperWord, sheetWord, sheetWords } from '../../documents/words.ts'

const STATUSES = sheetWords<FiscalDocumentStatus>('fiscalStatuses')

type Amount = (document: FiscalDocument) => Cents
const amount = (header: string, of: Amount): SheetColumn<FiscalDocument> => ({
  ...{ header: sheetWord(header), widthInCharacters: 15, format: 'dollars', value: (document) => cell.dollars(of(document)) },
})

/** Documents of the SRI as a file: what an accountant declares of them. */
export const fiscalDocumentsSheet: ListSheet<FiscalDocument> = {
  name: sheetWord('fiscalDocuments'),
  columns: [
    { header: sheetWord('kind'), widthInCharacters: 18, value: ({ kind }, language) => PAPER_WORDS[language][kind] },
    { header: sheetWord('number'), widthInCharacters: 20, value: ({ number }) => number },
    { header: sheetWord('status'), widthInCharacters: 14, value: ({ status }, language) => STATUSES[language][status] },
    { header: sheetWord('issued'), widthInCharacters: 12, format: 'day', value: ({ issuedOn }) => cell.day(issuedOn) },
    {
      header: sheetWord('authorised'),
      widthInCharacters: 17,
      format: 'moment',
      value: ({ authorisedAt }) => cell.moment(authorisedAt),
    },
    { header: paperWord('bill'), widthInCharacters: 14, value: ({ bill }) => bill?.code ?? null },
    { header: sheetWord('casillero'), widthInCharacters: 12, value: ({ client }) => client?.code ?? null },
    { header: sheetWord('madeOutTo'), widthInCharacters: 28, value: ({ buyer }) => buyer?.name ?? null },
    { header: sheetWord('identification'), widthInCharacters: 16, value: ({ buyer }) => buyer?.identification ?? null },
    amount('zeroInDollars', ({ zeroInCents }) => zeroInCents),
    amount('generalInDollars', ({ generalInCents }) => generalInCents),
    amount('notSubjectInDollars', ({ notSubjectInCents }) => notSubjectInCents),
    amount('exemptInDollars', ({ exemptInCents }) => exemptInCents),
    amount('ivaInDollars', ({ ivaInCents }) => ivaInCents),
    amount('thirdPartyInDollars', ({ thirdPartyInCents }) => thirdPartyInCents),
    amount('totalInDollars', ({ totalInCents }) => totalInCents),
    { header: sheetWord('accessKey'), widthInCharacters: 52, value: ({ accessKey }) => accessKey },
  ],
}
