import { listCompanyAccounts } from '@app/contract/company.contract'
import {
  bookStatementLine,
  importStatement,
  listPayments,
  listStatementLines,
  listStatements,
  previewStatement,
  putLineAside,
  takeLineBack,
  undoPayment,
} from '@app/contract/payments.contract'
import { getRecentRuns } from '@app/contract/runs/runs.contract'
import { search } from '@app/contract/search.contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aPage, hasNoSavedViews } from '../../../testing/given-list.ts'
import { CLIENT, givenPayment } from '../../../testing/given-payments.ts'
import { BANK, LINE, OTHER, READY, STATEMENT, UNSURE, waiting } from '../../../testing/given-statements.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { button, choose, dialog, key, link, press, sees, whatSticksOut, write } from '../../../testing/screen.ts'
import { answers, received } from '../../../testing/server.ts'
import { PaymentsPage } from '../payments-page.tsx'

async function opened(at: string, lines = [READY, UNSURE]) {
  hasNoSavedViews()
  waiting(lines)
  answers(listCompanyAccounts, [{ ...BANK, isMain: true }])
  answers(listPayments, aPage([]))
  answers(listStatements, aPage([STATEMENT]))
  answers(
    listStatementLines,
    aPage([
      LINE,
      { ...LINE, id: idOf(24), text: 'DEP', state: 'booked', asideReason: null, payment: { id: idOf(50), code: 'PAG-000050' } },
    ]),
  )
  answers(bookStatementLine, givenPayment())
  answers(getRecentRuns, { runs: [] })
  await renderScreen(<PaymentsPage />, { role: 'administrator', at })
}

test('the keys go from line to line, and Enter books the likeliest', async () => {
  await opened('/finances/pagos?view=unidentified')
  await sees('No nombra a nadie: ni nota de cobro, ni casillero, ni cédula, ni un comprobante.')
  await key('jj')
  await expect.element(button('Registrar $40,70 a Luz Paz').nth(1)).toHaveFocus()
  await key('k')
  await expect.element(button('Registrar $40,70 a Luz Paz').first()).toHaveFocus()
  await key('j{Enter}')
  await expect
    .poll(() => received(bookStatementLine))
    .toMatchObject([{ params: { id: UNSURE.id }, body: { clientId: CLIENT.id } }])
  expect(received(bookStatementLine)[0]?.body).not.toHaveProperty('bills')
})

test('another client is found by name or number', async () => {
  await opened('/finances/pagos?view=unidentified', [UNSURE])
  answers(search, [
    {
      kind: 'client',
      id: OTHER.id,
      code: OTHER.code,
      title: OTHER.name,
      things: null,
      status: null,
      outcome: null,
      location: '/',
    },
  ])
  await press('Otro cliente…')
  await write('Cliente o un número suyo', 'ñacato')
  await key('{Enter}')
  await expect.poll(() => received(bookStatementLine)).toMatchObject([{ body: { clientId: OTHER.id } }])
})

test('what is of no client is put aside with a reason', async () => {
  await opened('/finances/pagos?view=unidentified', [UNSURE])
  answers(putLineAside, { ok: true })
  await press('No es de un cliente')
  await write('Motivo', 'Intereses.')
  await press('Dejar aparte')
  await expect.poll(() => received(putLineAside)).toMatchObject([{ params: { id: UNSURE.id }, body: { reason: 'Intereses.' } }])
})

const COLUMNS = { day: 'Fecha', reference: null, text: ['Concepto'], amount: 'Valor', direction: null, credit: null, debit: null }

test('a file is seen with its columns before it is imported', async () => {
  await opened('/finances/pagos', [])
  answers(previewStatement, {
    ...{ headings: ['Fecha', 'Concepto', 'Valor', 'Saldo'], columns: COLUMNS, isConfirmed: false },
    readAs: { separator: ';', encoding: 'Windows-1252', decimalSign: ',', dayOrder: 'dayFirst' },
    lines: [{ day: '2026-01-05', amountInCents: 4_070, reference: '', text: 'TRANSF LUZ' }],
    ...{ lineCount: 1, skipped: [3], skippedCount: 1 },
  })
  answers(importStatement, STATEMENT)
  await press('Importar extracto')
  await sees(dialog('Importar extracto'))
  const input = document.querySelector('[role=dialog] input[type=file]') as Element
  await userEvent.upload(page.elementLocator(input), new File(['Fecha;Concepto;Valor'], 'enero.csv', { type: 'text/csv' }))
  await sees('TRANSF LUZ')
  await sees('Texto separado por punto y coma, Windows-1252 · decimales con coma · el día antes que el mes')
  await sees('1 fila sin fecha o sin valor queda fuera: 3')
  await choose('Referencia', 'Saldo')
  await expect.poll(() => received(previewStatement).at(-1)?.body).toMatchObject({ columns: { ...COLUMNS, reference: 'Saldo' } })
  expect(whatSticksOut()).toEqual([])
  await dialog('Importar extracto').getByRole('button', { name: 'Importar 1 línea' }).click()
  await sees('enero.csv importado')
  await sees('3 líneas nuevas, 2 ya estaban, 1 son salidas.')
  expect(received(importStatement)).toMatchObject([
    { body: { accountId: BANK.id, columns: COLUMNS }, files: { statement: 'enero.csv' } },
  ])
})

test('a file leads to its lines, and what was put aside is taken back', async () => {
  await opened('/finances/pagos?view=statements')
  answers(takeLineBack, { ok: true })
  await press(/^enero\.csv/)
  await sees('INTERESES')
  await expect.element(link('PAG-000050')).toHaveAttribute('href', `/finances/pagos?open=${idOf(50)}`)
  await expect.poll(() => received(listStatementLines).at(-1)?.query).toMatchObject({ statementId: STATEMENT.id })
  await press('Devolver')
  await expect.poll(() => received(takeLineBack)).toMatchObject([{ params: { id: LINE.id } }])
})

test('a booked line is undone where it is, with the reason, as its payment', async () => {
  await opened('/finances/pagos?view=lines')
  answers(undoPayment, { ok: true })
  await press('Anular pago PAG-000050')
  await write('Motivo', 'Rebotó.')
  await press('Anular $0,12')
  await expect.poll(() => received(undoPayment)).toMatchObject([{ params: { id: idOf(50) }, body: { reason: 'Rebotó.' } }])
})
