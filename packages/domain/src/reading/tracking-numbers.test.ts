import { describe, expect, test } from 'vitest'
import { isDhl, isFedEx, isPostal, isUps, isUsps, trackingNumbersOf } from './tracking-numbers.ts'

describe('a number that passes its carrier’s check, and the same with another last digit', () => {
  test.each([
    ['UPS', isUps, '1Z999AA10123456784', '1Z999AA10123456785'],
    ['USPS', isUsps, '9400111899223197428497', '9400111899223197428491'],
    ['USPS after a ZIP', isUsps, '420331669400111899223197428497', '420331669400111899223197428491'],
    ['the post of a country', isPostal, 'RA123456785US', 'RA123456784US'],
    ['FedEx of twelve', isFedEx, '398812344570', '398812344571'],
    ['DHL', isDhl, '1234567891', '1234567892'],
  ])('of %s', (_carrier, check, right, wrong) => {
    expect([check(right), check(wrong)]).toEqual([true, false])
  })
})

describe('in a mail', () => {
  test('letters tell a number apart; digits need words of sending near them', () => {
    expect(trackingNumbersOf(['1Z999AA10123456784', 'TBA306655443322'])).toEqual(['1Z999AA10123456784', 'TBA306655443322'])
    expect(trackingNumbersOf(['398812344570'])).toEqual([])
    expect(trackingNumbersOf(['Tracking number:', '3988 1234 4570'])).toEqual(['398812344570'])
    expect(trackingNumbersOf(['Número de guía', '', '9400 1118 9922 3197 4284 97'])).toEqual(['9400111899223197428497'])
  })

  test('each is named once, and what fails its check is not', () => {
    expect(trackingNumbersOf(['Track 1Z999AA10123456784', 'UPS 1z 999 aa1 01 2345 6784'])).toEqual(['1Z999AA10123456784'])
    expect(trackingNumbersOf(['Tracking 1Z999AA10123456785', 'Tracking 398812344571'])).toEqual([])
  })
})
