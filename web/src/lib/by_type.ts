// Functions chosen by the `type` of what they are given, each with exactly its own kind.
type Tagged = { type: string };
type OneOf<All extends Tagged, Type> = Extract<All, { type: Type }>;

export type ByType<All extends Tagged, Rest extends unknown[], Result> = {
  [Type in All['type']]?: (one: OneOf<All, Type>, ...rest: Rest) => Result;
};

/** Calls the function for the type of `one`; undefined where there is none. */
export function by_type<All extends Tagged, Rest extends unknown[], Result>(
  functions: ByType<All, Rest, Result>,
  one: All,
  ...rest: Rest
): Result | undefined {
  // The compiler does not see that a function found by a type takes that type.
  const found = functions[one.type as All['type']] as ((one: All, ...rest: Rest) => Result) | undefined;
  return found?.(one, ...rest);
}

/** Whether it is of this type. */
export const is = <All extends Tagged, Type extends All['type']>(one: All, type: Type): one is OneOf<All, Type> =>
  one.type === type;
