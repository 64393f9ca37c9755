// Each side of the sign-in, loaded by whom it is for. Two functions: one expression that chooses would have the files of both fetched.
export const loadInside = async () => import('./areas/inside/inside.tsx')
export const loadSignedOut = async () => import('./areas/signed-out/signed-out.tsx')
