import { test } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { isGone, sees } from '../../testing/screen.ts'
import { ManifestStatus } from './manifest-status.tsx'

test.each([
  [1, 'es', 'Terminado', '1 no llegó'],
  [2, 'es', 'Terminado', '2 no llegaron'],
  [2, 'en', 'Finished', '2 never arrived'],
] as const)('of %i packages that never arrived, in %s', async (notArrivedCount, language, status, sentence) => {
  await renderScreen(<ManifestStatus manifest={{ status: 'finished', notArrivedCount }} />, { role: 'administrator', language })
  await sees(status)
  await sees(sentence)
})

test('of one that came whole its status is all', async () => {
  await renderScreen(<ManifestStatus manifest={{ status: 'finished', notArrivedCount: 0 }} />, { role: 'administrator' })
  await sees('Terminado')
  await isGone(/lleg/)
})
