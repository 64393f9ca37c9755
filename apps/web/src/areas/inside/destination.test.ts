import { describe, expect, test } from 'vitest'
import { destinationAfterSignIn } from './destination.ts'

const PATHS = ['/', '/tuspedidos', '/perfil']
const lead = (handover: Parameters<typeof destinationAfterSignIn>[0]) => destinationAfterSignIn(handover, 'lucia', PATHS)

describe('where a sign-in leads', () => {
  test('home, when nobody asked for anything', () => {
    expect(lead({})).toBe('/')
  })

  test('to the address that was asked for, with its search', () => {
    expect(lead({ destination: '/tuspedidos?open=0198' })).toBe('/tuspedidos?open=0198')
    expect(lead({ destination: '/?open=0198', person: 'lucia' })).toBe('/?open=0198')
  })

  test('home, when the address is of another role, of another person or of another site', () => {
    expect(lead({ destination: '/operations/bodega' })).toBe('/')
    expect(lead({ destination: '/tuspedidos?open=0198', person: 'pedro' })).toBe('/')
    expect(lead({ destination: '//elsewhere.test/tuspedidos' })).toBe('/')
    expect(lead({ destination: 'https://elsewhere.test/tuspedidos' })).toBe('/')
  })
})
