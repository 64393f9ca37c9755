import { previewGuides, setGuides } from '@app/contract/manifests.contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aloneManifest, aManifest, ON_IT } from '../../../testing/given-manifests.ts'
import { idOf } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { dialog, press, says, sees, write } from '../../../testing/screen.ts'
import { answers, received, refusesOnce } from '../../../testing/server.ts'
import { GuidesDialog } from './guides-dialog.tsx'

/** The dialog over a manifest of so many bundles without a guide. */
async function show(count: number): Promise<void> {
  const bundles = Array.from({ length: count }, (_, index) => ({
    ...{ ...ON_IT, id: idOf(71 + index), code: `BUL-00000${index + 1}`, childGuideNumber: null },
  }))
  const manifest = aManifest({ bundles, bundleCount: count })
  await renderScreen(<GuidesDialog manifest={manifest} onClose={() => undefined} />, { role: 'administrator' })
}

const column = (name: string) => dialog().getByRole('combobox', { name })
const uploadInDialog = (file: File) =>
  userEvent.upload(page.elementLocator(document.querySelector('[role=dialog] input[type=file]') as Element), file)

test('child guides are a series or a pasted column, seen before they are saved', async () => {
  await show(3)
  await write('Primera guía hija', 'PTC99')
  await says(dialog(), '3 guías, sin problemas.')
  await says(dialog(), 'PTC101')
  await dialog().getByText('Pegar una columna').click()
  await write('Guías hijas', 'PTC1\nptc1\nPTC3\nPTC4')
  await says(dialog(), '2 líneas no se pueden guardar.')
  await says(dialog(), 'Otra línea ya da esta guía.')
  await says(dialog(), 'Ya no queda ningún bulto sin guía.')
  await expect.element(dialog().getByRole('button', { name: 'Guardar 4 guías' })).toBeDisabled()
  await write('Guías hijas', 'BUL-000003\tPTC7')
  answers(setGuides, aloneManifest({ version: 2 }))
  const lines = [{ line: 1, problem: 'guideUsedElsewhere' }]
  refusesOnce(setGuides, 'guidesRefused', { lines })
  await press('Guardar 1 guía')
  await says(dialog(), 'Un bulto de otro manifiesto ya tiene esta guía.')
  await write('Guías hijas', 'BUL-000003\tPTC8')
  await press('Guardar 1 guía')
  await sees('1 guía hija guardada.')
  expect(received(setGuides).at(-1)?.body).toEqual({ guides: [{ code: 'BUL-000003', childGuideNumber: 'PTC8' }] })
})

test('child guides come from a file by two columns that people choose; refused rows are named before anything is saved', async () => {
  await show(2)
  await dialog().getByText('Un archivo').click()
  const headings = ['Ref', 'Peso', 'HAWB']
  answers(previewGuides, { headings, columns: null, lines: [], skippedCount: 0 })
  await uploadInDialog(new File(['x'], 'guias.csv', { type: 'text/csv' }))
  await expect.element(column('Columna del bulto')).toHaveValue('')
  await expect.element(dialog().getByRole('button', { name: 'Guardar 0 guías' })).toBeDisabled()

  const row = { row: 4, line: 1, code: 'BUL-000001', childGuideNumber: 'H-1' }
  const columns = { code: 'Ref', childGuideNumber: 'HAWB' }
  const told = (problem: 'guideUsedElsewhere' | null) => ({
    headings,
    columns,
    lines: [{ ...row, bundle: { id: idOf(71), code: 'BUL-000001', childGuideNumber: null }, problem }],
    skippedCount: 2,
  })
  answers(previewGuides, told('guideUsedElsewhere'))
  await column('Columna del bulto').selectOptions('Ref')
  await column('Columna de la guía hija').selectOptions('HAWB')
  await says(dialog(), 'Un bulto de otro manifiesto ya tiene esta guía.')
  await says(dialog(), '2 filas sin guía: sus bultos quedan como están.')
  expect(received(previewGuides).at(-1)?.body).toMatchObject({ columns })
  await expect.element(dialog().getByRole('button', { name: 'Guardar 1 guía' })).toBeDisabled()

  answers(previewGuides, told(null))
  await column('Columna de la guía hija').selectOptions('Peso')
  await expect.element(dialog().getByRole('button', { name: 'Guardar 0 guías' })).toBeDisabled()
  await column('Columna de la guía hija').selectOptions('HAWB')
  await says(dialog(), '1 guía, sin problemas.')
  answers(setGuides, aloneManifest({ version: 2 }))
  await press('Guardar 1 guía')
  await sees('1 guía hija guardada.')
  expect(received(setGuides).at(-1)?.body).toEqual({ guides: [{ code: 'BUL-000001', childGuideNumber: 'H-1' }] })
})

test('a file that is no table says so, and another is chosen', async () => {
  await show(2)
  await dialog().getByText('Un archivo').click()
  refusesOnce(previewGuides, 'guideFileNotRead')
  await uploadInDialog(new File(['%PDF'], 'guias.pdf', { type: 'application/pdf' }))
  await says(dialog(), 'Este archivo no se puede leer como tabla de dos columnas: envía CSV o XLSX.')
})
