import { choose, field, write } from './screen.ts'

/** Everything that a sign-up needs, of one person. */
export async function fillInSignUp(): Promise<void> {
  await write('Nombres', 'Lucía')
  await write('Apellidos', 'Andrade')
  await write('Número', '1710034065')
  await field('Fecha de nacimiento').fill('1990-05-04')
  await write('Teléfono', '0987654321')
  await choose('Provincia', 'Azuay')
  await choose('Ciudad', 'Cuenca')
  await write('Dirección', 'Calle Larga 1')
  await write('Correo electrónico', 'lucia@example.com')
  await field('Contraseña').fill('caballo batería grapa')
  await field('Repite la contraseña').fill('caballo batería grapa')
}
