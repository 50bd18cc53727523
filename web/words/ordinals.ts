const ENGLISH = ['1st', '2nd', '3rd'];

/** Which place somebody has, of the few at a table. */
export const englishOrdinal = (place: number): string => ENGLISH[place - 1] ?? `${place}th`;

export const frenchOrdinal = (place: number): string => (place === 1 ? '1ᵉʳ' : `${place}ᵉ`);
