import type { Recipient } from '@app/contract/fields/fields'

/** Only a cédula has a yearly quota: category B is for natural persons (domain, section 2). */
export const cedulaOf = (
  consignee: Pick<Recipient, 'identificationType' | 'identification'> | null | undefined,
): string | null => (consignee?.identificationType === 'cedula' ? consignee.identification : null)
