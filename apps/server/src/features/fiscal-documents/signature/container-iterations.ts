import forge from 'node-forge'

const { Class, Type } = forge.asn1

/** How often a container asks its password to be digested, in all: known before anything is. Each is a number that follows a salt. */
export function iterationsOf(node: forge.asn1.Asn1): number {
  if (!Array.isArray(node.value)) return isUniversal(node, Type.OCTETSTRING) ? iterationsWithin(node.value) : 0
  const children = node.value
  return children.reduce((total, child, index) => {
    const salt = children[index - 1]
    const follows = isUniversal(child, Type.INTEGER) && salt !== undefined && isUniversal(salt, Type.OCTETSTRING)
    return total + (follows && typeof child.value === 'string' ? numberOf(child.value) : iterationsOf(child))
  }, 0)
}

/** Texts of a container may hold structures of their own. */
function iterationsWithin(content: string): number {
  try {
    return iterationsOf(forge.asn1.fromDer(content))
  } catch {
    return 0
  }
}

const isUniversal = ({ tagClass, type }: forge.asn1.Asn1, wanted: forge.asn1.Type): boolean =>
  tagClass === Class.UNIVERSAL && type === wanted

const numberOf = (bytes: string): number => Number(`0x${forge.util.bytesToHex(bytes) || '0'}`)
