// Category C as the office opens it: an item class in force, then the switch.
import { parameters, tariffs } from '@app/contract'
import { signedInAs } from '../world.ts'

const administrator = signedInAs('administrator')
let classes = 0

/** The id of an item class of this rate; 1000 is 10 %. */
export async function givenTariff(adValoremInBasisPoints: number): Promise<string> {
  classes += 1
  const body = { nameEs: `Repuestos ${classes}`, nameEn: `Parts ${classes}`, adValoremInBasisPoints }
  return (await administrator.call(tariffs.createTariff, { body })).id
}

/** Category C is on; the id of an item class of 10 %, or of this rate. */
export async function givenCategoryC(adValoremInBasisPoints = 1_000): Promise<string> {
  const id = await givenTariff(adValoremInBasisPoints)
  const body = { parameters: [{ key: 'categoryCEnabled' as const, value: 1 }], reason: 'Se abre la carga comercial.' }
  const { isOn } = await readSwitch()
  if (!isOn) await administrator.call(parameters.updateParameters, { body })
  return id
}

async function readSwitch() {
  const values = await administrator.call(parameters.listParameters)
  return { isOn: values.some(({ key, value }) => key === 'categoryCEnabled' && value === 1) }
}
