import { savedViews } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { anonymous, given, signedInAs } from '../../testing/world.ts'

const VIEW = {
  screen: '/operations/estadodepedidos',
  name: 'Atrasados',
  query: { status: ['arrived'], limit: 50 },
  isDefault: false,
}

describe('a saved view', () => {
  test('is kept for who saved it, screen by screen', async () => {
    const person = signedInAs(await given.client())
    const saved = await person.call(savedViews.addSavedView, { body: VIEW })
    expect(saved).toMatchObject({ ...VIEW, version: 1 })
    await person.call(savedViews.addSavedView, { body: { ...VIEW, screen: '/tuspedidos' } })
    expect(await person.call(savedViews.listSavedViews, { query: { screen: VIEW.screen } })).toEqual([saved])
    expect(await person.call(savedViews.listSavedViews, {})).toHaveLength(2)
    expect(await signedInAs(await given.client()).call(savedViews.listSavedViews, {})).toEqual([])
  })

  test('opens its screen when it is the default, one at a time', async () => {
    const person = signedInAs(await given.associate())
    const first = await person.call(savedViews.addSavedView, { body: { ...VIEW, isDefault: true } })
    const second = await person.call(savedViews.addSavedView, { body: { ...VIEW, name: 'Por pagar', isDefault: true } })
    const other = await person.call(savedViews.addSavedView, { body: { ...VIEW, screen: '/carrito', isDefault: true } })
    const views = await person.call(savedViews.listSavedViews, {})
    const defaults = views.filter(({ isDefault }) => isDefault).map(({ id }) => id)
    expect(defaults.sort()).toEqual([second.id, other.id].sort())
    expect(defaults).not.toContain(first.id)
  })

  test('changes and goes', async () => {
    const person = signedInAs(await given.client())
    const { id } = await person.call(savedViews.addSavedView, { body: VIEW })
    const changed = await person.call(savedViews.updateSavedView, { params: { id }, body: { ...VIEW, name: 'Llegados' } })
    expect(changed).toMatchObject({ name: 'Llegados', version: 2 })
    expect(await person.call(savedViews.removeSavedView, { params: { id } })).toEqual({ ok: true })
    expect(await person.call(savedViews.listSavedViews, {})).toEqual([])
    await expect(person.call(savedViews.removeSavedView, { params: { id } })).rejects.toMatchObject({ code: 'savedViewNotFound' })
  })

  test('is refused a name that another of the screen has, and what no address says', async () => {
    const person = signedInAs(await given.client())
    await person.call(savedViews.addSavedView, { body: VIEW })
    const again = person.call(savedViews.addSavedView, { body: VIEW })
    await expect(again).rejects.toMatchObject({
      status: 409,
      code: 'savedViewNameTaken',
      details: { fields: [{ path: 'name' }] },
    })
    const wrong = { ...VIEW, screen: 'https://example.com', name: '' }
    await expect(person.call(savedViews.addSavedView, { body: wrong })).rejects.toMatchObject({
      status: 422,
      details: {
        fields: expect.arrayContaining([expect.objectContaining({ path: 'name' }), expect.objectContaining({ path: 'screen' })]),
      },
    })
    const nested = { ...VIEW, name: 'Otra', query: { deep: { er: 1 } } } as unknown as typeof VIEW
    await expect(person.call(savedViews.addSavedView, { body: nested })).rejects.toMatchObject({ status: 422 })
  })

  test('of somebody else is not there', async () => {
    const { id } = await signedInAs('client').call(savedViews.addSavedView, { body: { ...VIEW, name: 'Ajena' } })
    const other = signedInAs(await given.client())
    await expect(other.call(savedViews.updateSavedView, { params: { id }, body: VIEW })).rejects.toMatchObject({ status: 404 })
    await expect(other.call(savedViews.removeSavedView, { params: { id } })).rejects.toMatchObject({ status: 404 })
    await expect(anonymous.call(savedViews.listSavedViews, {})).rejects.toMatchObject({ status: 401 })
    await expect(anonymous.call(savedViews.addSavedView, { body: VIEW })).rejects.toMatchObject({ status: 401 })
  })
})
