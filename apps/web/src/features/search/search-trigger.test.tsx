import * as users from '@app/contract/endpoints/users'
import { test } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../../testing/render-screen.tsx'
import { button, dialog, hasFocus, isGone, key, list, sees } from '../../testing/screen.ts'
import { useListState } from '../../ui/list/use-list-state.ts'
import { SearchField } from '../../ui/list-tools/search-field.tsx'
import { SearchTrigger } from './search-trigger.tsx'

const ofList = page.getByRole('searchbox', { name: 'Buscar' })

function PageOfList() {
  const state = useListState(users.listUsers)
  return (
    <>
      <SearchTrigger screens={[]} />
      <SearchField list={state} placeholder="Nombre" />
    </>
  )
}

test('/ leads to the search of the page’s list; Ctrl+K searches everything all the same', async () => {
  await renderScreen(<PageOfList />, { role: 'administrator' })
  await sees(ofList)
  await key('/')
  await hasFocus(ofList)
  await isGone(dialog())
  await key('{Control>}k{/Control}')
  await hasFocus(list('Buscar en todo'))
})

test('/ searches everything where the page has no list', async () => {
  await renderScreen(<SearchTrigger screens={[]} />, { role: 'administrator' })
  await sees(button('Buscar'))
  await key('/')
  await hasFocus(list('Buscar en todo'))
})
