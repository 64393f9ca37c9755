import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { idOf } from '../../testing/people.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { dialog, link, sees } from '../../testing/screen.ts'
import { FormDialog } from './form-dialog.tsx'

const next = [{ action: 'unbundle', call: 'PUT /bundle/{id}', who: ['administrator' as const] }]
const details = { ids: [idOf(7)], because: ['bundled'], next }
const REFUSED = new ApiError({ statusCode: 409, code: 'orderNotAllowedToDelete', message: 'Not allowed', details })

const show = (role: 'administrator' | 'client') =>
  renderScreen(
    <FormDialog
      title="Eliminar"
      confirmLabel="Eliminar"
      isSending={false}
      error={REFUSED}
      onSubmit={async () => undefined}
      onClose={() => undefined}
    >
      <p>¿Seguro?</p>
    </FormDialog>,
    { role },
  )

test('what a form was refused says why, and leads who may to what is open instead', async () => {
  await show('administrator')
  await sees(dialog().getByText(/Está en un bulto\./))
  await expect.element(link('Ver qué se puede hacer')).toHaveAttribute('href', `/operations/estadodepedidos?open=${idOf(7)}`)
})

test('who may do nothing about it reads why', async () => {
  await show('client')
  await sees(dialog().getByText(/Está en un bulto\./))
  expect(document.querySelectorAll('a[href*="open="]')).toHaveLength(0)
})
