// What is refused of files of banks and carriers; rules/problems.ts has all others.
export const SHEET_PROBLEMS = {
  statementNotRead: { status: 422, message: 'This file is no statement that can be read: send CSV or XLSX' },
  statementTooLong: { status: 422, message: 'This file has too many lines' },
  statementColumnsMissing: { status: 422, message: 'The file does not have these columns' },
  statementEmpty: { status: 422, message: 'No line of the file has a day and an amount' },
  guideFileNotRead: { status: 422, message: 'This file is no table of two columns: send CSV or XLSX' },
  guideFileTooLong: { status: 422, message: 'This file has more lines than a manifest has bundles' },
  guideColumnsMissing: { status: 422, message: 'The file does not have these two columns' },
} as const satisfies Record<string, { status: number; message: string }>
