import type { IdentificationType } from '@app/domain'

export type SignUpValues = {
  firstName: string
  lastName: string
  identificationType: IdentificationType
  identification: string
  birthDate: string
  phone: string
  email: string
  province: string
  city: string
  address: string
  password: string
  repeated: string
}

export const EMPTY: SignUpValues = {
  firstName: '',
  lastName: '',
  identificationType: 'cedula',
  identification: '',
  birthDate: '',
  phone: '',
  email: '',
  province: '',
  city: '',
  address: '',
  password: '',
  repeated: '',
}
