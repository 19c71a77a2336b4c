export const pages: any[] = []
